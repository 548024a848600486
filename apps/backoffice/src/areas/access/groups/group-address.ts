const list = '/administration/settings/access?tab=groups';

/** The address of the groups, or of one of them. */
export const groupAddress = (id?: string): string => (id === undefined ? list : `${list}&group=${id}`);
