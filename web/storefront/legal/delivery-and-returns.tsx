export default function DeliveryAndReturns() {
  return <h1>DeliveryAndReturns</h1>;
}
