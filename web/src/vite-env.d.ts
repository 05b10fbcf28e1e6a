/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:messages/*' {
  const source: string;
  export default source;
}
