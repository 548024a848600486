import { describe } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { ColourPair } from './ColourPair.tsx';

describe('ColourPair', () => {
  describeContract(<ColourPair foreground="#ffffff" background="#0b4f5c" />);
});
