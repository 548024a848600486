export { describeContract, describeFieldContract } from './describe-contract.tsx';
export { dialogDriver, fieldDriver, menuDriver } from './drivers.ts';
export { perform, render } from './render.tsx';
export { typeInto } from './type-into.ts';
export type { ContractPromises } from './describe-contract.tsx';
export type { DialogDriver, FieldDriver, MenuDriver } from './drivers.ts';
