ALTER TABLE "game_history" DROP CONSTRAINT "game_history_nth";--> statement-breakpoint
DROP INDEX "game_history_created";--> statement-breakpoint
ALTER TABLE "game_history" DROP CONSTRAINT "game_history_pkey";--> statement-breakpoint
ALTER TABLE "game_history" ADD CONSTRAINT "game_history_user_id_nth_pk" PRIMARY KEY("user_id","nth");--> statement-breakpoint
ALTER TABLE "game_history" ADD COLUMN "answers" "bytea";--> statement-breakpoint
CREATE INDEX "game_history_created" ON "game_history" USING btree ("created_at");
