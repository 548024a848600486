export const connectionSettings = {
  intro: 'From which share on your firm sees someone as a beneficial owner (UBO) of a business.',
  threshold: 'Threshold in per cent',
  thresholdHint: 'From 5 to 25. By law it is 25 % at most.',
  strictEarly: 'Count a share of exactly the threshold already now',
  strictEarlyHint: 'By law it counts from 10 July 2027; until then only more than the threshold does.',
  effect:
    'Owners are calculated again at once. Owners that were confirmed with other figures must be confirmed again.',
  percent: '{{share}} %',
  yes: 'Yes',
  no: 'No',
};
