// Makes a thing once.

/** `make`, called once for each key, which must be the same object again. */
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
