/**
 * The remainder by 97 of a code in which A is 10 and Z is 35 (ISO 7064 MOD 97-10): 1 when its check digits are right.
 * Undefined when a character is neither a digit nor a capital.
 */
export function remainder97(code: string): number | undefined {
  let remainder = 0;
  for (let index = 0; index < code.length; index += 1) {
    const unit = code.charCodeAt(index);
    if (unit >= 48 && unit <= 57) remainder = (remainder * 10 + unit - 48) % 97;
    else if (unit >= 65 && unit <= 90) remainder = (remainder * 100 + unit - 55) % 97;
    else return undefined;
  }
  return remainder;
}

/** Whether the last of several digits checks the others (ISO 7064 MOD 11,10). */
export function passesMod11And10(digits: string): boolean {
  let product = 10;
  for (let index = 0; index < digits.length - 1; index += 1) {
    const sum = (Number(digits[index]) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (product + Number(digits.at(-1))) % 10 === 1;
}
