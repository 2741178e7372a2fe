export default function NewReview() {
  return <h1>NewReview</h1>;
}
