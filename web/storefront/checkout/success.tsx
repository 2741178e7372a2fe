export default function Success() {
  return <h1>Success</h1>;
}
