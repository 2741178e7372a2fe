import { useCallback, useEffect } from 'react';
import { createContext, redirect, replace, useLocation, useNavigate } from 'react-router';
import { forgetIdentity, type Identity, readIdentity } from './identity.ts';
import { noteReturnTo } from './return-to.ts';

/** Who is signed in, for the loaders of the pages within web/storefront/account/signed-in.tsx. */
export const identityContext = createContext<Identity>();

/**
 * Who is signed in, for what runs before a page that is nothing without an account; throws the redirect to /login where
 * nobody is (decisions.md section 2).
 */
export function requireIdentity(request: Request): Identity {
  const identity = readIdentity();
  if (identity) return identity;
  const { pathname, search } = new URL(request.url);
  prepareSignIn(pathname + search);
  // A page that is in the history already (opened whole, or by Back) must not stay there: Back would lead in a circle.
  const inHistory = location.pathname + location.search === pathname + search;
  throw inHistory ? replace('/login') : redirect('/login');
}

/** The same from a page that is there, once the server says that its session is over (401 or 403). */
export function useSignInAgain(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    sessionOf = readIdentity()?.email ?? '';
    prepareSignIn(pathname + search);
    navigate('/login', { replace: true });
  }, [navigate, pathname, search]);
}

/** Whether /login was led to by a page that needs an account, and has not been left since. */
let askedToSignIn = false;

/** The e-mail of whoever was signed in, where that page found their session over; '' else. */
let sessionOf = '';
export const readEndedSession = () => sessionOf;

/** The same for /login, which says it in its own place: over the page it would cover the form or the bar. */
export function useAskedToSignIn(): boolean {
  // Whoever is there already may be led there once more.
  useLocation();
  useEffect(
    () => () => {
      askedToSignIn = false;
      sessionOf = '';
    },
    [],
  );
  return askedToSignIn;
}

/** Has /login say why, clears the local identity and notes the page to come back to. */
function prepareSignIn(path: string) {
  askedToSignIn = true;
  forgetIdentity();
  noteReturnTo(path);
}
