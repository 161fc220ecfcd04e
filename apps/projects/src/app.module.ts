import { Module } from '@nestjs/common';
import { ProjectsController } from './api/projects.controller.js';
import { Projects } from './projects.js';

@Module({ controllers: [ProjectsController], providers: [Projects] })
export class AppModule {}
