import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes to the previous page of this shop, or where there is none to `instead`. */
export function useGoBack(instead = '/') {
  const navigate = useNavigate();
  return useCallback(() => {
    if (cameWithinVisit() || window.navigation?.canGoBack) navigate(-1);
    else navigate(instead, { replace: true });
  }, [navigate, instead]);
}

/** Whether the page before is of this very document: a message then survives going there. */
export const cameWithinVisit = () =>
  // The router numbers its entries in the history; the first page of a visit is 0.
  Number(window.history.state?.idx) > 0;

/** How long a message stands before the screen leaves by itself (spec.md section 8), in milliseconds. */
const readingMs = 3000;

/** Leaves after 3 s, unless the screen is left before. `go` must stay the same function. */
export function useLeaveAfterReading(go: () => void) {
  useEffect(() => {
    const timer = setTimeout(go, readingMs);
    return () => clearTimeout(timer);
  }, [go]);
}
