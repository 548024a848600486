/** The places whose area comes later. */
export const later = {
  sentence: 'This part is not available yet.',
};
