/** An id or a code as it is, letter for letter: the text face would draw the x of '4x3' as a times sign. */
export const Id = ({ children }: { children: string }) => (
  <span className="figures [font-variant-ligatures:none]">{children}</span>
);
