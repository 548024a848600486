const list = '/administration/settings/access?tab=groups';

export const groupAddress = (id?: string): string => (id === undefined ? list : `${list}&group=${id}`);
