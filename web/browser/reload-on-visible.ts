import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Runs the page's loaders again whenever the page comes back into sight. */
export function useReloadOnVisible() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [revalidate]);
}
