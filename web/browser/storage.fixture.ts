import { vi } from 'vitest';

/** A browser's storage for a test that runs outside one; blocked, as in some private windows, where asked for. */
export function browserStorage({ blocked = false } = {}) {
  const kept = new Map<string, string>();
  const guard = <Result>(work: () => Result) => {
    if (blocked) throw new DOMException('The operation is insecure', 'SecurityError');
    return work();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guard(() => kept.get(key) ?? null),
    setItem: (key: string, text: string) => guard(() => void kept.set(key, text)),
    removeItem: (key: string) => guard(() => void kept.delete(key)),
  });
  return kept;
}
