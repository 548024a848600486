import { useWords } from './words.ts';

/** S1 §1: says that this browser is not supported, without buttons; there is no way past it. */
export function UnsupportedBrowser() {
  const t = useWords();
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div
        role="alertdialog"
        aria-labelledby="unsupported"
        aria-describedby="unsupported-text"
        className="max-w-prose"
      >
        <h1 id="unsupported" className="text-xl font-semibold">
          {t($ => $.shell.unsupported.title)}
        </h1>
        <p id="unsupported-text" className="mt-2">
          {t($ => $.shell.unsupported.text)}
        </p>
      </div>
    </main>
  );
}
