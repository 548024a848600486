import { streets } from './streets.ts';
import type { PostcodePort } from './postcodes.ts';

/** The postcode whose lookup fails, so that a person can see what happens then. */
export const failingPostcode = '9999 ZX';

/**
 * A small register that lies in the repository: some streets of some cities, with the house numbers that they have.
 * `9999 ZX` answers nothing, as a register does that is down.
 */
export const embeddedPostcodes: PostcodePort = {
  find({ postalCode, houseNumber }) {
    if (postalCode === failingPostcode) return Promise.reject(new Error('The postcode register is down.'));
    const match = streets.find(
      ([code, , , first, last]) => code === postalCode && houseNumber >= first && houseNumber <= last,
    );
    return Promise.resolve(match ? { street: match[1], city: match[2] } : null);
  },
};
