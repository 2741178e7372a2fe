export default function Unsubscribe() {
  return <h1>Unsubscribe</h1>;
}
