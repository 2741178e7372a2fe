import { createElement, type SVGProps } from 'react';

interface Drawing {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * What makes a component of a drawing of lucide-react. The build puts it in the place of the library's own
 * (vite.config.ts), which costs a kibibyte on every page for sizes, contexts and names that the shop never uses.
 */
export default function createIcon({ node }: Drawing) {
  return ({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      // As arguments, not as a list: they need no keys.
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
