import { endpoint } from '../../endpoint.ts';
import { partyEntity } from '../file/entities.ts';
import { memberships as membershipsAnswer } from './entities.ts';

export const createGroup = endpoint({
  name: 'parties.createGroup',
  service: 'main',
  method: 'POST',
  path: '/parties/groups',
  kind: 'json',
  access: 'clientFileWrite',
  response: partyEntity,
});

export const changeGroup = endpoint({
  name: 'parties.changeGroup',
  service: 'main',
  method: 'PUT',
  path: '/parties/{id}/group',
  kind: 'json',
  access: 'clientFileWrite',
  response: partyEntity,
});

export const memberships = endpoint({
  name: 'parties.memberships',
  service: 'main',
  method: 'GET',
  path: '/parties/{id}/memberships',
  kind: 'json',
  access: 'clientFileRead',
  response: membershipsAnswer,
});

export const addMember = endpoint({
  name: 'parties.addMember',
  service: 'main',
  method: 'POST',
  path: '/parties/{id}/memberships',
  kind: 'json',
  access: 'clientFileWrite',
  response: membershipsAnswer,
});

export const endMembership = endpoint({
  name: 'parties.endMembership',
  service: 'main',
  method: 'POST',
  path: '/parties/{id}/memberships/{membershipId}/end',
  kind: 'json',
  access: 'clientFileWrite',
  response: membershipsAnswer,
});
