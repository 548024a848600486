// The pictures that the visual run keeps: what a component looks like without loading it.
const urls = import.meta.glob<string>('../*/__screenshots__/*/*-dossier-chromium-linux.png', {
  query: '?url',
  import: 'default',
  eager: true,
});
const byStory = new Map(
  Object.entries(urls).map(([path, url]) => [
    path
      .split('/')
      .at(-1)!
      .replace(/-dossier-chromium-linux\.png$/, ''),
    url,
  ]),
);

/** The picture of a story in the default look, or of another one of the same component. */
export function pictureOf(storyId: string): string | undefined {
  const [component = ''] = storyId.split('--');
  const exact = byStory.get(storyId.replace('--', '-'));
  const any = [...byStory].find(([id]) => id.startsWith(`${component}-`))?.[1];
  return exact ?? any;
}
