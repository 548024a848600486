export const riskSettings = {
  intro:
    'What the levels of risk are called at your firm, and after how many months a client is reviewed again.',
  levels: 'Levels of risk',
  levelsHint:
    'A higher risk is reviewed at least as often as a lower one. From 10 July 2027 the law requires a review every 12 months at the latest for a client of high risk, and every 60 months for any other.',
  name: 'Name',
  nameHint: 'Leave a name empty to use the name that the product has for the level.',
  months: 'Months until the next review',
  noReview: 'No next review',
  fieldOf: '{{level}}: {{field}}',
  newClients: 'New and unassessed clients',
  defaultMonths: 'Months for a client without a level',
  defaultMonthsHint: 'From 1 to 60.',
  initial: 'A new client is due for a first review within a week',
  initialHint: 'Otherwise the first review comes after the months of their level.',
  effect:
    'New months count from the next review that is completed. Dates that are set already stay as they are until then.',
  yes: 'Yes',
  no: 'No',
};
