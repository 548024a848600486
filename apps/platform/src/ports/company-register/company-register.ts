export interface RegisteredCompany {
  readonly chamberOfCommerceNo: string;
  readonly name: string;
  readonly legalForm: string;
  /** yyyy-mm-dd. */
  readonly incorporationDate: string;
  readonly status: 'active' | 'dissolved';
  readonly address: {
    readonly line1: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
  };
}

export interface CompanyRegisterPort {
  /**
   * Companies whose number is this, or whose name has these words; at most ten.
   * @throws {Error} when it cannot tell: someone types what they know then.
   */
  find(search: string): Promise<readonly RegisteredCompany[]>;
}
