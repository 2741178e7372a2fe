export default function Favourites() {
  return <h1>Favourites</h1>;
}
