export default function NewProduct() {
  return <h1>NewProduct</h1>;
}
