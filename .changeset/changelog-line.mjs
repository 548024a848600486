// One line for each change, as its author wrote it. Commits and numbers say nothing to those who build with a package.
const changelog = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  // The packages have one version: that a sibling has it too is no news.
  getDependencyReleaseLine: async () => '',
};
// oxlint-disable-next-line import/no-default-export -- Changesets reads it.
export default changelog;
