export default function Users() {
  return <h1>Users</h1>;
}
