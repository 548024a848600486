/** Loads a namespace of this language; `loadTexts` types it. */
export const load = (namespace: string): Promise<unknown> => import(`./${namespace}.ts`);
