export default function Code() {
  return <h1>Code</h1>;
}
