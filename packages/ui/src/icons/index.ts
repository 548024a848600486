/** The icons that pages put into buttons; components bring their own. All are decoration: the words beside them count. */
export { Plus as AddIcon } from 'lucide-react';
