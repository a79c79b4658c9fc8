/** How the telephones of a country are numbered; plain data, which the studio's page is given. */
export interface NumberingPlan {
  /** What is dialled before a number from abroad: "55". */
  callingCode: string;
  /** What is dialled before a number within the country: "0"; '' for nothing. */
  trunkPrefix: string;
  /** How many digits a telephone in a house or a pocket has, without either. */
  lengths: readonly number[];
  /** Most digits of any number, without either. */
  longest: number;
}

/**
 * The digits of a telephone with those of the country in front, as far as it has the form of a number of the country
 * that is written without; else undefined.
 */
export function withCallingCode(
  typed: string,
  { callingCode, trunkPrefix, lengths }: NumberingPlan,
): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (typed.includes('+')) return undefined;
  const dialled =
    trunkPrefix !== '' && digits.startsWith(trunkPrefix)
      ? digits.slice(trunkPrefix.length)
      : undefined;
  const national = [dialled, digits].find(
    (number) => number !== undefined && lengths.includes(number.length),
  );
  return national === undefined ? undefined : callingCode + national;
}
