/** Any other address: the layout shows 'Page Not Found' (spec.md section 2). */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
