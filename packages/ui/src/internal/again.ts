/** The same event once more: for another element, or for when what answers it has come. */
export const again = (event: Event): Event =>
  new (event.constructor as new (type: string, init: EventInit) => Event)(event.type, event);
