export default function Listing() {
  return <h1>Listing</h1>;
}
