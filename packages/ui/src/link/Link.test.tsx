import { describe } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { Link } from './Link.tsx';

describe('Link', () => {
  describeContract(<Link href="#a">News</Link>);
});
