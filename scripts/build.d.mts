/** What Node is given to run the built shop. */
export declare const builtShop: string[];
/** Builds the shop with the given Node, unless build/ was made from the sources as they are. */
export function buildIfChanged(node: string): Promise<void>;
