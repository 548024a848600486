/** A Dutch front door. */
export interface DoorQuery {
  /** `1234 AB` */
  readonly postalCode: string;
  readonly houseNumber: number;
}

export interface Street {
  readonly street: string;
  readonly city: string;
}

export interface PostcodePort {
  /** @throws {Error} when it cannot tell: someone types the address then. */
  find(door: DoorQuery): Promise<Street | null>;
}
