/** What Node is given to run the built shop. */
export declare const builtShop: string[];
/** What its allocator is told: variables of its environment. */
export declare const builtShopAllocator: Record<string, string>;
/** Builds the shop with the given Node, unless build/ was made from the sources as they are. */
export function buildIfChanged(node: string): Promise<void>;
