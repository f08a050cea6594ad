ALTER TABLE "feedbacks" ADD COLUMN "play_id" uuid;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_play" UNIQUE("user_id","play_id");