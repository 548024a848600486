import type { Guidance } from '../docs/guidance.ts';
import { UserMenu } from './UserMenu.tsx';

export const guidance: Guidance = {
  when: ['At the end of the navigation: who is signed in, and their own pages'],
  whenNot: ['Actions of a record: use `Menu`'],
  pairs: [
    {
      do: {
        say: 'Include what belongs to the user',
        show: (
          <div className="bg-nav p-3">
            <UserMenu
              name="Sanne de Wit"
              detail="Admin, Meridian Wealth"
              groups={[
                [{ id: 'profile', label: 'Profile settings', href: '#profile' }],
                [{ id: 'out', label: 'Log out' }],
              ]}
            />
          </div>
        ),
      },
      dont: {
        say: 'Hide pages of the product in it',
        show: (
          <div className="bg-nav p-3">
            <UserMenu
              name="Malik Bakker"
              groups={[
                [
                  { id: 'imports', label: 'Workflow import', href: '#imports' },
                  { id: 'reviews', label: 'Periodic reviews', href: '#reviews' },
                  { id: 'out', label: 'Log out' },
                ],
              ]}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: ['The person’s initials', 'Name, role and firm', 'Profile, password, log out'],
  keyboard: [
    ['Enter', 'Opens it'],
    ['ArrowDown', 'Moves to the next one'],
    ['Escape', 'Closes it and returns focus'],
  ],
  related: ['Menu', 'Avatar', 'TopNavigation'],
};
