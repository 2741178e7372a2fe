export default function Failed() {
  return <h1>Failed</h1>;
}
