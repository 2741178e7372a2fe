export default function NewCoupon() {
  return <h1>NewCoupon</h1>;
}
