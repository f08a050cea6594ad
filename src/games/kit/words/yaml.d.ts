/** Content files. What is in one is known only after its schema has parsed it. */
declare module '*.yaml' {
  const content: unknown;
  export default content;
}
