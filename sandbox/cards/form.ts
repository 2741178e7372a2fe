type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

type Tree = Map<string, Tree | string>;

/**
 * Reads Stripe's form encoding, where `line_items[0][price_data][currency]=gbp` nests and `expand[]=x` appends. Objects
 * whose keys are 0, 1, 2... become lists.
 */
export function decodeForm(text: string): Form {
  const root: Tree = new Map();
  for (const [key, value] of new URLSearchParams(text)) place(root, pathOf(key), value);
  return toObject(root);
}

/** 'a[b][0]' is a, b, 0. No parameter of Stripe's nests deeper than ten. */
const pathOf = (key: string): string[] => {
  const [head = '', ...rest] = key.split('[', 10);
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
};

function place(root: Tree, path: string[], value: string): void {
  let tree = root;
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(tree.size) : part;
    if (depth === path.length - 1) {
      tree.set(key, value);
      return;
    }
    let next = tree.get(key);
    if (!(next instanceof Map)) {
      next = new Map();
      tree.set(key, next);
    }
    tree = next;
  }
}

// Null prototypes: a key such as __proto__ is a key like any other.
function toObject(tree: Tree): Form {
  const form: Form = Object.create(null);
  for (const [key, value] of tree) form[key] = typeof value === 'string' ? value : toValue(value);
  return form;
}

function toValue(tree: Tree): FormValue {
  const isList = tree.size > 0 && [...tree.keys()].every((_, index) => tree.has(String(index)));
  if (!isList) return toObject(tree);
  return Array.from({ length: tree.size }, (_, index) => {
    const value = tree.get(String(index)) as Tree | string;
    return typeof value === 'string' ? value : toValue(value);
  });
}
