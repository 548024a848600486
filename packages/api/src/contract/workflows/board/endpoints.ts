import { endpoint } from '../../endpoint.ts';
import { taskBoard } from './entities.ts';

export const board = endpoint({
  name: 'workflows.board',
  service: 'workflows',
  method: 'GET',
  path: '/board',
  kind: 'json',
  access: 'registrationRead',
  response: taskBoard,
});
