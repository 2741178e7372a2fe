import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes, type Params, type RouteObject, type ServerBuild } from 'react-router';
import type { PageHandle } from '../../web/page-handle.ts';
import { canonical as canonicalComparison } from '../../web/storefront/compare/canonical.ts';
import { canonical as canonicalEnergy } from '../../web/storefront/energy/canonical.ts';
import { canonical as canonicalListing } from '../../web/storefront/listing/canonical.ts';
import { canonical as canonicalProduct } from '../../web/storefront/product/canonical.ts';

/** Where an address leads, among all that lead to the same page. */
export interface PageAddress {
  /** The pattern of its route: `/product/:id/:slug?`. */
  route: string;
  params: Params;
  /** The one address of the page, by which it is rendered and cached. */
  key: string;
}

export interface PageAddresses {
  find(path: string, search: string): PageAddress;
  /** The key of a request's address as it stands in the request; undefined where it must be looked at more closely. */
  keyOf(address: string): string | undefined;
}

type Canonical = (params: Params, search: URLSearchParams) => string | undefined;

/** Pages that read what stands behind `?`. Here and not beside them, so that no browser has to fetch it. */
const canonicals: Record<string, Canonical> = {
  '/shop/:for': canonicalListing,
  '/compare': canonicalComparison,
  '/energy': canonicalEnergy,
  '/product/:id/:slug?': canonicalProduct,
};

/** No page has this address. */
const nowhere = '/-';
const dataSuffix = '.data';
const maxPlaces = 10_000;

/** A path that leads to a page; what stands behind `?` may still matter. */
interface Place {
  route: string;
  params: Params;
  /** Of the address without anything behind `?`. */
  key: string;
  /** Where a parameter behind `?` matters. */
  keyWith?: (search: string) => string;
}

/**
 * Finds the one address of a page (web/page-handle.ts): what an advertisement, a bot or a bored visitor puts behind `?` makes
 * no other page, unless the route reads it. The router's data requests have addresses of their own.
 */
export function pageAddresses(build: ServerBuild): PageAddresses {
  const tree = routeTree(build);
  const places = new LRUCache<string, Place>({ max: maxPlaces });
  const placeOf = (path: string): Place => {
    const known = places.get(path);
    if (known) return known;
    const place = findPlace(tree, path);
    places.set(path, place);
    return place;
  };
  const keyWithin = (place: Place, search: string) => (search && place.keyWith?.(search)) || place.key;
  return {
    find(path, search) {
      const place = placeOf(path);
      return { route: place.route, params: place.params, key: keyWithin(place, search) };
    },
    keyOf(address) {
      const at = address.indexOf('?');
      const path = at < 0 ? address : address.slice(0, at);
      const place = places.get(path) ?? (isPlain(path) ? placeOf(path) : undefined);
      return place && keyWithin(place, at < 0 ? '' : address.slice(at + 1));
    },
  };
}

/** Whether a path is as a browser would send it: not `//`, `..` or anything else that an address parser changes. */
function isPlain(path: string): boolean {
  const address = `http://shop${path}`;
  return path.startsWith('/') && URL.canParse(address) && new URL(address).href === address;
}

function findPlace(tree: RouteObject[], path: string): Place {
  const data = path.endsWith(dataSuffix);
  const page = data ? path.slice(0, -dataSuffix.length).replace(/\/_$/, '/') : path;
  const matches = isReadable(page) ? matchRoutes(tree, page) : null;
  const pattern = `/${(matches ?? [])
    .map(({ route }) => route.path)
    .filter(Boolean)
    .join('/')}`;
  if (!matches || pattern === '/*')
    return { route: data ? '/*.data' : '/*', params: {}, key: data ? nowhere + dataSuffix : nowhere };

  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined);
  const canonical = canonicals[pattern];
  const { params } = matches.at(-1) ?? { params: {} };
  const plain = canonical?.(params, new URLSearchParams()) ?? ownPath(pattern, params, handles);
  if (!data) {
    const keyWith =
      canonical &&
      ((search: string) => canonical(params, new URLSearchParams(search)) ?? `${page}?${search}`);
    return { route: pattern, params, key: plain, keyWith };
  }
  const ids = new Set(matches.map(({ route }) => route.id ?? ''));
  return {
    route: pattern + dataSuffix,
    params,
    key: dataAddress(plain),
    keyWith: (search) => {
      const asked = new URLSearchParams(search);
      const address = canonical ? (canonical(params, asked) ?? `${page}?${asked}`) : plain;
      return dataAddress(
        address,
        asked
          .get('_routes')
          ?.split(',')
          .filter((id) => ids.has(id)),
      );
    },
  };
}

function ownPath(pattern: string, params: Params, handles: (PageHandle | undefined)[]): string {
  const isShell = handles.some((handle) => handle?.shell);
  return isShell ? pattern.replaceAll(/:\w+/g, '-') : generatePath(pattern, params);
}

/** An address that nobody can decode is that of no page; the router would write it down, whatever it holds. */
function isReadable(path: string): boolean {
  try {
    // Looked at, or the build would leave the line out as one that does nothing.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The router's data request for a page, of some of its routes or of all. */
function dataAddress(address: string, routes: string[] = []): string {
  const [path = '/', search] = address.split('?');
  const parameters = new URLSearchParams(search);
  if (routes.length > 0) parameters.set('_routes', routes.sort().join(','));
  const asked = parameters.toString();
  return `${path === '/' ? '/_' : path}${dataSuffix}${asked && `?${asked}`}`;
}

function routeTree({ routes }: ServerBuild): RouteObject[] {
  const under = (parent: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route !== undefined)
      .filter((route) => route.parentId === parent)
      .map(({ id, path, index, module: { handle } }) =>
        index ? { id, path, handle, index } : { id, path, handle, children: under(id) },
      );
  return under(undefined);
}
