// Memoises by object.

/** Calls `make` once for each key; keys are compared by identity. */
export function onceForEach<Key extends object, Made>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const made = new WeakMap<Key, { value: Made }>();
  return (key) => {
    const before = made.get(key);
    if (before) return before.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
