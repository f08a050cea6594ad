ALTER TABLE "item_memories" DROP CONSTRAINT "item_memories_user_id_users_id_fk";
