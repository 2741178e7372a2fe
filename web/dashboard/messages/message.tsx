export default function Message() {
  return <h1>Message</h1>;
}
