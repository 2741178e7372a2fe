export default function Coupons() {
  return <h1>Coupons</h1>;
}
