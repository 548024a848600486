// Subjects of commits: `[area] Do something`, at most 72 characters, so that the log can be scanned.
import { execFileSync } from 'node:child_process';
import { root } from '../files.ts';

/** The last commit before the rule was checked. */
const before = 'c135a5f6633ab1329d0c19841c479ab51255d902';

const form = /^\[[\w-]+\] [A-Z]\w*(?<!ed|ing)\b/;

export function subjectViolation(subject: string): string | null {
  if (subject.length > 72) return `"${subject}" has ${subject.length} characters: at most 72.`;
  return form.test(subject) ? null : `"${subject}": write "[area] Do something".`;
}

/** Subjects of the commits since the rule; none where the history is not there, as in an archive. */
export function commitViolations(): readonly string[] {
  try {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%s', `${before}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.split('\n').flatMap(subject => (subject === '' ? [] : (subjectViolation(subject) ?? [])));
  } catch {
    return [];
  }
}
